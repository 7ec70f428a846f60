/** The size of a page's picture for social sites, which they ask for and the page tells them. */
export const shareImageSize = { width: 1200, height: 630 } as const;
