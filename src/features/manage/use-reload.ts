import { useNavigate } from '@tanstack/react-router'

/**
 * Reloads the data of the page. Navigating to the same address does that and, unlike the router's
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
