import { render } from "preact";
import { App } from "./app";
import { engine } from "./engine";
import { stayOffline } from "./offline";
import "./style/index.css";

engine.warm();
const page = document.getElementById("page");
if (page !== null) {
  render(<App />, page);
}
stayOffline();
