import { useNavigate } from '@tanstack/react-router'

/**
 * Reads anew what the page shows. Going to where one is does that and, unlike the router's
 * `invalidate`, leaves the page scrolled as it is.
 */
export function useReload(): () => void {
  const navigate = useNavigate()
  return () =>
    void navigate({
      to: '.',
      search: (before) => before,
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
}
