// npm run shots [-- index tools/deadlines …]: takes pictures of the built pages into the ignored folder shots/.
import { takePictures } from "./pictures.ts";

for (const picture of await takePictures("dist", "shots", process.argv.slice(2))) console.log(`shots/${picture}`);
