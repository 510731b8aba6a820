import * as limits from '../contract/limits.ts'

/** Who brought a guest, by the name of the theme, until they sign in (AFF-1). */
export type AffiliateCookie = {
  read(theme: string): string | null
  write(theme: string, slug: string): void
  forget(theme: string): void
}

const name = 'credence-affiliates'
const lifetime = limits.affiliateCookieDays * 24 * 60 * 60

/** @param jar `document`, or what stands in for it */
export function createAffiliateCookie(jar: { cookie: string }): AffiliateCookie {
  const all = (): Map<string, string> => {
    const pair = jar.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
    return parse(pair?.slice(name.length + 1) ?? '')
  }
  const store = (map: Map<string, string>) => {
    const value = encodeURIComponent(JSON.stringify(Object.fromEntries(map)))
    jar.cookie = `${name}=${value}; Max-Age=${map.size > 0 ? lifetime : 0}; Path=/; SameSite=Lax`
  }
  return {
    read: (theme) => all().get(theme) ?? null,
    write: (theme, slug) => store(all().set(theme, slug)),
    forget(theme) {
      const map = all()
      if (map.delete(theme)) store(map)
    },
  }
}

/** Anybody can write a cookie: what is no map of texts counts as empty. */
function parse(value: string): Map<string, string> {
  try {
    const map: unknown = JSON.parse(decodeURIComponent(value))
    const entries = typeof map === 'object' && map !== null ? Object.entries(map) : []
    return new Map(entries.filter((one): one is [string, string] => typeof one[1] === 'string'))
  } catch {
    return new Map()
  }
}
