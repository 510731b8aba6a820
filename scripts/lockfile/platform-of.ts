export type Platform = { os: string[]; cpu: string[]; libc?: string[] }

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors: Record<string, string> = {
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
}

/**
 * Reads the platform that a package of native code is for from its name, such as
 * `@swc/core-linux-arm64-musl` (the naming of napi.rs/docs/deep-dive/release, which all of them share).
 * @returns null when the name tells no platform
 */
export function platformOf(name: string): Platform | null {
  const parts = name.split(/[-/]/)
  const os = parts.find((part) => systems.includes(part))
  const cpu = parts.map((part) => processors[part]).find(Boolean)
  if (!os || !cpu) return null
  const ending = parts.at(-1) ?? ''
  if (os !== 'linux' || !/^(?:gnu|musl)/.test(ending)) return { os: [os], cpu: [cpu] }
  return { os: [os], cpu: [cpu], libc: [ending.startsWith('musl') ? 'musl' : 'glibc'] }
}
