import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useData } from '../../data/data-context.ts'

/**
 * Makes an organisation the current one and goes to its page; nothing is left to claim then.
 * @param replace whether Back from there is to leave out the screen that is shown
 */
export function useOpenOrganisation(replace = false): (slug: string) => void {
  const data = useData()
  const navigate = useNavigate()
  return useCallback(
    (slug) => {
      data.profile.rememberSlug(slug)
      data.claimMode.end()
      void navigate({ to: '/organisation', search: { organisation: slug }, replace })
    },
    [data, navigate, replace],
  )
}
