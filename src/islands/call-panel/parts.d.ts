declare module "*.css?inline" {
  const style: string;
  export default style;
}
/** The styles of what stands in the call panel, as `integrations/call-panel.ts` takes them from the page of locations. */
declare const partStyles: string;
