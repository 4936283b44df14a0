import { expect, it } from "vitest";
import { technical } from "./technical.ts";

it("[7-001] the country of a visitor is asked for at /api/geolocation", () => {
  expect(technical.geolocation).toBe("/api/geolocation");
});
