declare module "*.css?inline" {
  const style: string;
  export default style;
}
/** The styles of what stands in the call panel, as `integrations/call-panel.ts` takes them from the page of locations. */
declare const partStyles: string;
/** Where what stands in the panel is found, with a mark that changes with it. */
declare const partsAddress: string;
