export const copy = {
  title: 'A new version is available',
  reload: 'Reload',
} as const
