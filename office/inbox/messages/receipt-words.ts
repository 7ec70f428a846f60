/**
 * Plain words that are easily distinguished on the phone: no homophones, nothing about the body, illness, or people, so
 * that no four of them together offend. Written for this project. A change invalidates the words of stored receipts.
 */
const list = `
acorn almond amber anchor apple apricot april arch arrow aspen atlas attic autumn avocado badge bagel
bakery balcony ballad bamboo banjo banner barley barn basil basket beacon bench willow bicycle birch biscuit
blanket blossom bonfire book yogurt bottle bouquet bowl bracelet branch brick bridge bronze brook broom bubble
bucket button cabin cactus camera canal candle canvas canyon caramel caravan cargo carpet waffle castle cedar
ceiling chalk cherry chestnut chimney cinema cinnamon circle clarinet cliff cloud clover cobalt coconut comet
compass copper coral corner cottage cotton cradle crayon cricket crystal cupboard curtain cushion daisy december
denim desert diamond dolphin domino dragonfly drawer eagle easel echo elm emerald engine envelope estuary fabric
falcon feather fence ferry fiddle flannel forest fountain galaxy garage garden garlic gazebo ginger glacier globe
gondola granite grape guitar hammock harbor harvest hazel hedge helmet hill honey horizon igloo indigo island
ivory ivy jacket jasmine jigsaw juniper kayak kettle kitchen kite ladder lagoon lake lantern lavender lemon
library lilac lily linen lobby lotus magnet mango maple marble market meadow melon mirror mitten mountain
muffin mustard napkin nectar nickel nutmeg oasis ocean olive opal orange orchard orchid otter oven paddle
palace pancake panda paper parade parcel parsley pastel window pebble pencil pepper piano picnic pillow planet
plaza wagon pocket pond poplar poster pretzel pumpkin walnut quilt rabbit radio raft rainbow raspberry ribbon
river robin rocket saddle saffron sailboat salad sandal sapphire saturn saucer scarf shelf silver sparrow spruce
squirrel stable station stone strawberry sunrise table teapot tiger timber tomato trumpet tulip tunnel turtle valley
vanilla velvet
`;

/** All 256, in the order of the bytes that choose them. */
export const words: readonly string[] = list.trim().split(/\s+/);

/** Four of the words, chosen by four bytes. */
export function fourWords(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 4)].map((byte) => words[byte]).join(" ");
}
