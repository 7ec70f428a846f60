/**
 * The areas as shapes: county borders of the U.S. Census Bureau (2017, by way of us-atlas 3.0.1), joined for each area
 * and simplified, most where no office is near, on a grid from 74.5° to 73.2° west and 40.42° to 41.13° north.
 * Neighbors share their vertices, so that no water shows between them. `land` is Connecticut, and New York north of New
 * Jersey. `shown` is the part around the city, so that names fit in their areas on a phone.
 */
export const areaShapes = {
  shown: { x: 76, y: 60, width: 484, height: 350 },
  areas: {
    brooklyn: {
      path: "M236 292l23-18 5-18 18 6 16 29 12-8 18 43-7 26-43 13-38-4 5-14-20-21z",
      name: [276, 308],
      ring: [266, 340],
      street: [268, 380],
    },
    manhattan: {
      path: "M224 286l10-12 7-37 13-22 24-54 15 6-15 25 11 25-25 39-5 18-23 18z",
      name: [271, 201],
      turn: -66,
      ring: [249, 261],
      street: [234, 261],
    },
    queens: {
      path: "M289 217l62-4 9 1 33 31-12 19 0 46-21 19 9 22-41 8-53 22 3-16 43-13 7-26-18-43-12 8-16-29-18-6z",
      name: [350, 268],
    },
    bronx: {
      path: "M278 161l9-23 75 27 0 20-23-1 12 29-62 4-11-25 15-25z",
      name: [322, 193],
    },
    "staten-island": {
      path: "M146 324l65-19 9 37-16 22-67 44-19 0 5-28 16-9z",
      name: [178, 346],
      stacked: true,
    },
    "long-island": {
      path: "M464 356l-95-5-9-22 21-19 0-46 12-19-33-31 26-45 20 9 17-24 71-19 5-15 39 16 4-23 16 16 67 17 40-15 15-29 0 200-45 22-47 7-11-8z",
      name: [470, 285],
    },
    westchester: {
      path: "M501-40l-120 59 35 57-1 18-13 24-37 23-3 24-75-27 11-51 3-86-21-41z",
      name: [350, 104],
    },
    "new-jersey": {
      path: "M135 440l45-2 42 24 25 5 7-24 1 59-295 0 0-542 105 0 77 38 151 88 5 1-11 51-9 23-24 54-13 22-7 37-10 12-13 19-65 19-7 47-16 9-5 28 0 24z",
      name: [178, 170],
    },
  },
  land: "M680-40l-6 29-23-13-42 32-12-7-41 16 9 12-18 18-51 6-39 30-16-8-26 19 1-18-35-57 120-59zM65-40l215 0 21 41-3 86-5-1-151-88z",
} as const;
