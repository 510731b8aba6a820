import type { SignInOption } from '../lib/sign-in-links.ts'

/**
 * What a link to /auth/validate asks for.
 * @param query of its address
 * @throws Error where only the page at that address can do it: it stores who brought a person
 */
export function readWish(query: string): { option: SignInOption; returnTo: string | null } {
  const wish = new URLSearchParams(query)
  if (wish.get('aff')) throw new Error('An affiliate has to be stored first.')
  const option = wish.get('option') === 'register' ? 'register' : 'login'
  return { option, returnTo: wish.get('returnTo') }
}
