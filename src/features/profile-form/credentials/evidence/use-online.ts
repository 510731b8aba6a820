import { useSyncExternalStore } from 'react'

/** Whether the device has a network, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine)
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
