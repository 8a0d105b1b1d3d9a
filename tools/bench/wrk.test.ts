import { expect, test } from "vitest";
import { median, parseWrk } from "./wrk.ts";

const output = `Running 2s test @ http://127.0.0.1:3180/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   663.44us  410.53us  11.65ms   93.60%
  Latency Distribution
     50%  571.00us
     75%  718.00us
     90%    1.05ms
     99%    2.10s 
  50232 requests in 2.10s, 1.05GB read
  Socket errors: connect 1, read 2, write 0, timeout 4
  Non-2xx or 3xx responses: 10
Requests/sec:  23921.07
Transfer/sec:    511.92MB
`;

test("the output of wrk is read in milliseconds, with every kind of error", () => {
  expect(parseWrk(output)).toEqual({
    requests: 50232,
    requestsPerSecond: 23921.07,
    p50Ms: 0.571,
    p99Ms: 2100,
    errors: 17,
  });
  expect(() => parseWrk("unable to connect")).toThrow("wrk said something unexpected");
});

test("the median works for odd and even numbers of values", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
