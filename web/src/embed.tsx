// The board in a frame of another page: embed.html#/?position=nim : 3,4,5

import { render } from "preact";
import { readAddress } from "./address";
import { engine } from "./engine";
import { begin } from "./texts/choice";
import { show } from "./theme";
import { Embed } from "./views/embed";
import "./style/index.css";

engine.warm();
if (parent !== window) {
  document.documentElement.dataset.framed = "";
}
const page = document.getElementById("page");
const { query } = readAddress(location.hash);
if (query.theme === "light" || query.theme === "dark") {
  show(query.theme);
}
await begin(query.lang);
if (page !== null) {
  render(<Embed />, page);
}
