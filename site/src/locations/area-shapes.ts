/**
 * The areas as shapes: county borders of the U.S. Census Bureau (2017, by way of us-atlas 3.0.1), joined for each area
 * and simplified, most where no office is near, on a grid from 74.5° to 73.2° west and 40.42° to 41.13° north.
 * Neighbors share their vertices, so that no water shows between them. `land` is Connecticut, and New York north of New
 * Jersey.
 */
export const areaShapes = {
  width: 640,
  height: 462,
  areas: {
    brooklyn: {
      path: "M236 292l23-18 5-18 18 6 16 29 12-8 18 43-7 26-43 13-38-4 5-14-20-21z",
      label: { at: [63.8, 83], from: [42.3, 68.2] },
    },
    manhattan: {
      path: "M224 286l17-49 37-76 15 6-15 25 11 25-25 39-5 18-23 18z",
      label: { at: [34.6, 47.8], from: [41, 48.5] },
    },
    queens: {
      path: "M289 217l62-4 9 1 33 31-12 19 0 46-21 19 9 22-41 8-53 22 3-16 43-13 7-26-18-43-12 8-16-29-18-6z",
      label: { at: [52.4, 57] },
    },
    bronx: {
      path: "M278 161l9-23 75 27 0 20-23-1 12 29-62 4-11-25 15-25z",
      label: { at: [34.6, 37], from: [47.5, 40.5] },
    },
    "staten-island": {
      path: "M146 324l65-19 9 37-16 22-67 44-19 0 21-37z",
      label: { at: [34.6, 89.8], from: [27.7, 77.4] },
    },
    "long-island": {
      path: "M464 356l-95-5-9-22 21-19 0-46 12-19-33-31 26-45 20 9 17-24 71-19 5-15 39 16 20-7 67 17 40-15 15-29 0 200-45 22-58-1z",
      label: { at: [74.6, 53.5] },
    },
    westchester: {
      path: "M501-40l-120 59 35 57-1 18-50 47-3 24-75-27 11-51 3-86-21-41z",
      label: { at: [65.2, 20], from: [52, 20] },
    },
    "new-jersey": {
      path: "M180 438l42 24 33 40-295 0 0-542 105 0 233 127-11 51-9 23-37 76-17 49-13 19-65 19-7 47-21 37z",
      label: { at: [21, 22] },
    },
  },
  land: "M680-40l-71 48-53 9-9 30-51 6-39 30-42 11 1-18-35-57 120-59zM65-40l215 0 21 41-3 86z",
} as const;
