/** What the public reads of a supplier. */
export const profilePage = (slug: string) => `/organization/${slug}`
export const profileJson = (slug: string) => `/api/public/organisation/detail/${slug}`
export const supplierBadge = (slug: string) => `/api/badge/green?organisation=${slug}`
