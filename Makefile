# Each target is one script, and each script works without make.
# Arguments go to the script: make run ARGS="--screen Alerts"

.PHONY: run check test browser platforms consumer fuzz faults soak wcag mutate model coverage stress \
  screens pictures site bench lint docs api release clean

run: ; @Scripts/run $(ARGS)
check: ; @Scripts/check $(ARGS)
test: ; @Scripts/test $(ARGS)
browser: ; @Scripts/browser $(ARGS)
consumer: ; @Scripts/consumer $(ARGS)
platforms: ; @Scripts/platforms $(ARGS)
fuzz: ; @Scripts/fuzz $(ARGS)
faults: ; @Scripts/faults $(ARGS)
soak: ; @Scripts/soak $(ARGS)
wcag: ; @Scripts/wcag $(ARGS)
mutate: ; @Scripts/mutate $(ARGS)
model: ; @Scripts/model $(ARGS)
coverage: ; @Scripts/coverage $(ARGS)
stress: ; @Scripts/stress $(ARGS)
screens: ; @Scripts/screens $(ARGS)
pictures: ; @Scripts/pictures $(ARGS)
site: ; @Scripts/site $(ARGS)
bench: ; @Scripts/bench $(ARGS)
lint: ; @Scripts/lint $(ARGS)
docs: ; @Scripts/docs $(ARGS)
api: ; @Scripts/api $(ARGS)
release: ; @Scripts/release $(ARGS)
clean: ; @Scripts/clean $(ARGS)
