/** Words of the badge dialog. */
export const badgeCopy = {
  title: 'Share your badge',
  text: 'Put the badge on your website or in your emails. It links to your public profile.',
  style: 'Badge style',
  styles: { dark: 'Dark', green: 'Green', blue: 'Blue' },
  pictures: 'Loading the badges',
  noPicture: 'No preview',
  picturesFailed: 'The badges could not be loaded',
  picturesFailedText: 'The code below is right all the same.',
  retry: 'Try again',
  kind: 'Kind of code',
  kinds: { image: 'Picture', widget: 'Live badge' },
  kindHints: {
    image: 'A link around the picture. Works everywhere, in emails and shop systems too.',
    widget:
      'Also shows your name and how many of your credentials are verified, always up to date. For websites that allow scripts.',
  },
  preview: 'On your website it looks like this',
  policy: (origin: string) =>
    `If your website has a content security policy, allow ${origin} in it for scripts, images and connections. Where the script cannot run, the picture shows instead.`,
  more: 'WordPress, Shopify, React, Vue, email: how to, step by step',
  moreNewTab: 'Opens in a new tab',
  snippet: 'Code for your website',
  snippetHint: 'Paste it where the badge should appear.',
  copySnippet: 'Copy snippet',
  snippetCopied: 'Snippet copied',
  copyBadge: 'Copy badge',
  badgeCopied: '✅ Badge was copied!',
  cannotCopy: 'This browser cannot copy images. Open the badge and save it instead.',
  refused: 'The browser did not allow copying the badge. Open the badge and save it instead.',
  notLoaded: 'The badge could not be loaded. Check your connection and try again.',
  openBadge: 'Open the badge',
} as const
