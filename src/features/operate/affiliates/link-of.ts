/**
 * The address by which visitors of an affiliate come to a brand.
 * @param host of the brand, which the portal serves as it serves this page
 * @param here address of this page
 */
export function linkOf(host: string, slug: string, here = window.location.href): string {
  const { protocol, port } = new URL(here)
  const hasPort = /:\d+$/.test(host)
  return `${protocol}//${host}${hasPort || port === '' ? '' : `:${port}`}/?aff=${slug}`
}
