// Before every test file: its `new Date()` is this run's clock.
import { moveDate, startTestClock, testOffsetMs } from "./test-clock.ts";

startTestClock();
moveDate(testOffsetMs());
