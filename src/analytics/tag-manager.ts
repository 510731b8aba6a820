import type { Receiver } from './receiver.ts'

type Page = Pick<Window, 'document'> & { dataLayer?: object[] }
type Options = { id: string; origin: string; brand: string }

/**
 * A tag manager by its script, fed through its data layer:
 * https://developers.google.com/tag-platform/tag-manager/datalayer
 * @param page the window
 */
export function createTagManager(page: Page, { id, origin, brand }: Options): Receiver {
  const layer = (page.dataLayer ??= [])
  // `_clear` prevents that the next event inherits the properties of this one.
  const push = (event: string, more: object) =>
    void layer.push({ event, brand, ...more, _clear: true })
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = page.document.createElement('script')
  script.src = `${origin}/gtm.js?id=${encodeURIComponent(id)}`
  script.async = true
  page.document.head.append(script)
  return {
    take(told) {
      if (told.kind === 'event') {
        const { event, category, props } = told
        push(event, { category, details: props })
      } else {
        push(told.kind, { user_id: told.kind === 'identify' ? told.userId : null })
      }
    },
    end: () => script.remove(),
  }
}
