// Shows the messages that contain every word of the search.
const search = document.getElementById("search");
const found = document.getElementById("found");
const meanings = [...document.querySelectorAll(".meaning")];

function update() {
  // Typography differs from what people type: a minus sign is a hyphen in codes.
  const words = search.value.toLowerCase().replaceAll("−", "-").split(/\s+/).filter(Boolean);
  let count = 0;
  for (const meaning of meanings) {
    const matches = words.every((word) => meaning.dataset.text.includes(word));
    meaning.hidden = !matches;
    count += matches;
    for (const code of meaning.querySelectorAll("li")) {
      code.classList.toggle("found", words.length > 0 && words.every((word) => code.textContent.toLowerCase().includes(word)));
    }
    meaning.querySelector("details").open = words.length > 0 && matches && meaning.querySelector("li.found") !== null;
  }
  found.textContent = count === 1 ? "1 message" : `${count} messages`;
}

search.addEventListener("input", update);
search.form.addEventListener("submit", (event) => event.preventDefault());
update();
