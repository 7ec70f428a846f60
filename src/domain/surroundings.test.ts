import { expect, test } from "vitest";
import { surroundings } from "./surroundings.ts";

const common = { turn: 0, block: { wide: 90, deep: 60 } };
const harbor = { name: "Harbor Avenue", east: 0 };
const mill = { name: "Mill Street", east: -1 };
const dock = { name: "Dock Street", east: 2 };

test.each([
  { avenues: [harbor], crossings: [], words: "on Harbor Avenue", because: "one street alone" },
  {
    avenues: [dock, harbor, mill],
    crossings: [],
    words: "on Harbor Avenue, with Mill Street to the west and Dock Street to the east",
    because: "from west to east, whatever the order of the file",
  },
  {
    avenues: [mill, harbor],
    crossings: [
      { name: "First Street", north: 1 },
      { name: "Second Street", north: -1 },
    ],
    words: "on Harbor Avenue, between First Street and Second Street, with Mill Street to the west",
    because: "streets across come first: they say where on the avenue",
  },
])("an office is “$words”: $because", ({ words, ...map }) => {
  expect(surroundings({ ...common, ...map })).toBe(words);
});
