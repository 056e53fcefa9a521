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
// On a slow line the downloads of the service worker would delay the engine.
engine.whenReady(stayOffline);
