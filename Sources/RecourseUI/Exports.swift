@_exported public import Recourse
