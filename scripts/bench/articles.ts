import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const categories = ["Patient Education", "Diagnostic Testing", "Brain Injury", "Legal"];
const folderOf = (project: string) => join(project, "content/articles");

/** Adds generated articles to a copy of the project, until it has this many with its own. */
export async function fillWithArticles(project: string, articles: number): Promise<void> {
  const own = (await readdir(folderOf(project))).length;
  for (let number = own + 1; number <= articles; number++) {
    const folder = join(folderOf(project), `generated-${number}`);
    await mkdir(folder);
    await writeFile(join(folder, "index.md"), article(number));
  }
}

/** An article of the usual size; the same number gives the same text. */
function article(number: number): string {
  const paragraph = `Sentence by sentence this text stands for article ${number}, and says nothing else. `.repeat(7);
  const parts = Array.from({ length: 8 }, (_, part) => `## Part ${part + 1} of article ${number}\n\n${paragraph}`);
  const end = "## What to do next\n\n<aside>\n\nA note.\n\n</aside>\n\nCall us: see the [contact page](/contact).";
  const day = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10);
  return `---
title: Generated article ${number}
crumb: Article ${number}
excerpt: ${`Generated article ${number} is here to measure how long a build takes; it has no other use. `.padEnd(124, "It is long enough. ").trim()}
lead: A generated article.
short: [It is generated., It has no other use.]
date: ${day}
category: ${categories[number % categories.length]}
keywords: [one, two, three, four]
sources: [None]
---

${[...parts, end].join("\n\n")}
`;
}
