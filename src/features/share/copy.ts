/** Words of the share dialog. */
export const shareCopy = {
  title: 'Share your profile',
  text: 'Everybody who has this link can read your public profile.',
  link: 'Link to your profile',
  copy: 'Copy',
  linkCopied: 'Link copied',
  viewProfile: 'View profile',
  system: 'Share',
  notShared: 'The device did not share the link. Copy it instead.',
  qr: 'QR code of the link to your profile',
  qrText: 'Scan the code with a phone, or download it to print on packaging and brochures.',
  png: 'PNG for documents',
  svg: 'SVG for print',
  shareText: (name: string) => `Sustainability profile of ${name}`,
} as const
