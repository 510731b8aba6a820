/** Whether the packages that build the portal are installed; `npm prune --omit=dev` takes them away. */
export function canBuild(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}
