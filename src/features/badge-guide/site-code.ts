import type { GuideBadge } from './recipes.ts'

/**
 * The sources that a site's content security policy has to name for a badge, a directive a line.
 * @returns directives for a Content-Security-Policy
 */
export function policyFor({ origin, imageUrl }: Pick<GuideBadge, 'origin' | 'imageUrl'>): string {
  const pictures = [...new Set([origin, new URL(imageUrl).origin])].join(' ')
  return [`script-src ${origin};`, `img-src ${pictures};`, `connect-src ${origin};`].join('\n')
}

export const looksExample = `supplier-badge {
  --supplier-badge-ground: #14324a;
  --supplier-badge-ink: #ffffff;
  --supplier-badge-seal: #7fd1ae;
  --supplier-badge-radius: 4px;
  --supplier-badge-font: Georgia, serif;
}

supplier-badge::part(name) {
  font-weight: 700;
}`

export const eventsExample = `document.addEventListener('badge-load', ({ detail }) => {
  console.log(detail.name, detail.verified)
})

document.addEventListener('badge-error', ({ detail }) => {
  // 404 unknown, 410 not shown any more, 0 out of reach
  console.log(detail.slug, detail.status)
})`
