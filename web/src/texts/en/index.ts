export { shell } from "./shell";
export { home } from "./home";
export { rule } from "./rule";
export { games } from "./games";
export { position } from "./position";
export { graph } from "./graph";
export { play } from "./play";
export { pictures } from "./pictures";
