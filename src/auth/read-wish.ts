import type { SignInOption } from '../lib/sign-in-links.ts'

/** What a link to /auth/validate asks for. */
export type SignInWish = {
  option: SignInOption
  returnTo: string | null
  /** Whether somebody who is signed in proves anew who they are (ACC-4). */
  isAnew: boolean
}

/**
 * What a link to /auth/validate asks for.
 * @param query of its address
 * @throws Error where only the page at that address can do it: it stores who brought a person
 */
export function readWish(query: string): SignInWish {
  const wish = new URLSearchParams(query)
  if (wish.get('aff')) throw new Error('An affiliate has to be stored first.')
  const option = wish.get('option') === 'register' ? 'register' : 'login'
  return { option, returnTo: wish.get('returnTo'), isAnew: wish.get('prompt') === 'login' }
}
