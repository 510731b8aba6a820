import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { SignInWish } from '../../auth/read-wish.ts'
import { useSession } from '../../auth/session-context.ts'
import { useBrand } from '../../brand/brand-context.ts'
import { useOpenData } from '../../data/data-context.ts'
import { isConsolePath } from '../../lib/console-path.ts'
import { signInFailure, type SignInFailure } from './sign-in-failure.ts'

/**
 * AUT-3: finishes or starts the sign-in once, links the affiliate who brought the person, then
 * replaces the route by where they were going.
 * @returns why it did not work; null while it is on its way
 */
export function useValidation({ option, returnTo, isAnew }: SignInWish, affiliate: string | null) {
  const session = useSession()
  const data = useOpenData()
  const { name } = useBrand()
  const navigate = useNavigate()
  const started = useRef(false)
  const [failure, setFailure] = useState<SignInFailure | null>(null)

  useEffect(() => {
    // The effect must not run twice: the code of a sign-in can be redeemed once only.
    if (started.current) return
    started.current = true
    // Stored before the page is left for the provider.
    const stored = affiliate
      ? data.affiliate.welcomeFrom(affiliate, name, false)
      : Promise.resolve()
    stored
      .then(() => session.validate(option, returnTo, isAnew))
      .then(async (result) => {
        if (result === 'redirecting') return
        await data.affiliate.linkAffiliate(name)
        if (isConsolePath(result.to)) window.location.replace(result.to)
        else await navigate({ href: result.to, replace: true })
      })
      .catch((error: unknown) => setFailure(signInFailure(error)))
  }, [session, data, name, navigate, option, returnTo, isAnew, affiliate])

  return failure
}
