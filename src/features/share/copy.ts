/** Words of the share dialog. */
export const shareCopy = {
  title: 'Share your profile',
  text: 'Everybody who has this link can read your public profile.',
  link: 'Link to your profile',
  copy: 'Copy',
  linkCopied: 'Link copied',
  viewProfile: 'View profile',
  system: 'Share',
  qr: 'QR code of the link to your profile',
  qrText: 'Scan it with a phone, or print it.',
  shareText: (name: string) => `Sustainability profile of ${name}`,
} as const
