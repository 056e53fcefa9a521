import { render } from "preact";
import { readAddress } from "./address";
import { App } from "./app";
import { engine } from "./engine";
import { stayOffline } from "./offline";
import { begin } from "./texts/choice";
import "./style/index.css";

engine.warm();
const page = document.getElementById("page");
await begin(readAddress(location.hash).query.lang);
if (page !== null) {
  render(<App />, page);
}
// On a slow line the downloads of the service worker would delay the engine.
engine.whenReady(stayOffline);
