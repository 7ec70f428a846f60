import type { AstroIntegration } from "astro";
import { globSync, readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Root } from "postcss";
import customMedia from "postcss-custom-media";

const styledClass = /\.([a-z][\w-]*)/gi;
const customProperty = /(?<![\w-])--[a-z][\w-]*/g;

/** Map source names to built names: of classes, by name and module file, and of custom properties. */
type CssNames = { classOf: (name: string, file: string) => string; propertyOf: (name: string) => string };

/**
 * Renames classes and custom properties: in the build to the shortest possible names, in HTML, scripts and styles. In
 * development a class shows its module (`Button_button`).
 */
export function cssNames(): AstroIntegration {
  return {
    name: "css-names",
    hooks: {
      "astro:config:setup": ({ command, config, updateConfig }) => {
        const { classOf, propertyOf } =
          command === "build" ? shortNames(fileURLToPath(new URL("../", config.root))) : longNames;
        const plugins = [customMedia(), propertyNames(propertyOf)];
        updateConfig({ vite: { css: { modules: { generateScopedName: classOf }, postcss: { plugins } } } });
      },
    },
  };
}

const longNames: CssNames = {
  classOf: (name, file) => `${basename(file, ".module.css")}_${name}`,
  propertyOf: (name) => name,
};

/**
 * Minified names for all classes and custom properties of the style sheets in a project. Deterministic for the same
 * style sheets, wherever the folder is. The editor has a build of its own.
 */
export function shortNames(folder: string): CssNames {
  const sheets = globSync("{site/src,office/inbox}/**/*.css", { cwd: folder })
    .sort()
    .map((file) => ({ file, css: readFileSync(`${folder}/${file}`, "utf8") }));
  const classes = numbered(
    sheets.flatMap(({ file, css }) => [...css.matchAll(styledClass)].map(([, name = ""]) => `${file} ${name}`)),
  );
  const properties = numbered(sheets.flatMap(({ css }) => css.match(customProperty) ?? []));
  return {
    classOf: (name, file) => classes.get(`${relative(folder, file)} ${name}`) ?? name,
    propertyOf: (name) => `--${properties.get(name) ?? name}`,
  };
}

/** The built class names of a CSS module, by source name. */
export function classNames(folder: string, file: string, css: string): Record<string, string> {
  const { classOf } = shortNames(folder);
  return Object.fromEntries([...css.matchAll(styledClass)].map(([, name = ""]) => [name, classOf(name, file)]));
}

function propertyNames(nameOf: CssNames["propertyOf"]) {
  return {
    postcssPlugin: "property-names",
    Once: (root: Root) => {
      root.walkDecls((declaration) => {
        declaration.prop = declaration.prop.replace(customProperty, nameOf);
        declaration.value = declaration.value.replace(customProperty, nameOf);
      });
    },
  };
}

/** Words in the texts of scripts, for which `page-styles.ts` would keep the rules of a class of that name. */
const words = new Set(
  "am an as at be by dd de dl do dt el en es go hr if in is it la le li lo me mi my ni no of ol on or px re".split(" "),
);

function numbered(names: readonly string[]): ReadonlyMap<string, string> {
  let index = 0;
  const next = (): string => {
    const short = shortName(index++);
    return words.has(short) ? next() : short;
  };
  return new Map([...new Set(names)].map((name) => [name, next()]));
}

/** a, b, … z, aa, ab, …: the shortest names. */
function shortName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? shortName(rest - 1) : "") + String.fromCharCode(97 + (index % 26));
}
