import { expect, it } from 'vitest'
import { takesSecureCookies } from './takes-secure-cookies.ts'

/** The cookies of a page, as `document.cookie` reads and writes them. */
function jarThat(isTaken: (cookie: string) => boolean) {
  const kept = new Map<string, string>([['other', 'x']])
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      if (!isTaken(text)) return
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? []
      if (text.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

it('ENG-1 knows whether the browser takes a Secure cookie here, and leaves none behind', () => {
  const chromium = jarThat(() => true)
  expect(takesSecureCookies(chromium)).toBe(true)
  expect(chromium.cookie).toBe('other=x')
  expect(takesSecureCookies(jarThat((cookie) => !cookie.includes('Secure')))).toBe(false)
})
