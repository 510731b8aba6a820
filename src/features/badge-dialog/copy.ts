/** Words of the badge dialog. */
export const badgeCopy = {
  title: 'Share your badge',
  text: 'Put the badge on your website or in your emails. It links to your public profile.',
  style: 'Badge style',
  styles: { dark: 'Dark', green: 'Green', blue: 'Blue' },
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
  alt: (name: string) => `${name}: verified sustainability profile`,
} as const
