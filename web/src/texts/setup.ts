// The texts for the tests.

import { speak } from ".";

await speak("en");
