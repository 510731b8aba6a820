import { crc32 } from 'node:zlib'
import type { ZipEntry } from './unpack-zip.ts'

/** UTF-8 names. */
const flags = 0x800
const version = 20

/**
 * An archive of some files as they are, without compression: what reads it finds nothing that was not counted, and
 * has nothing to inflate.
 */
export function packStored(entries: readonly ZipEntry[]): ArrayBuffer {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const label = new TextEncoder().encode(name)
    const sums = [crc32(bytes), bytes.length, bytes.length]
    const local = record(30 + label.length, [
      ...([0x04034b50, version, flags, 0, 0, 0] as const).map((value, at) => sized(value, at > 0)),
      ...sums.map((value) => sized(value, false)),
      ...[label.length, 0].map((value) => sized(value, true)),
    ])
    local.set(label, 30)
    const entry = record(46 + label.length, [
      ...([0x02014b50, version, version, flags, 0, 0, 0] as const).map((value, at) =>
        sized(value, at > 0),
      ),
      ...sums.map((value) => sized(value, false)),
      ...[label.length, 0, 0, 0, 0].map((value) => sized(value, true)),
      ...[0, offset].map((value) => sized(value, false)),
    ])
    entry.set(label, 46)
    parts.push(local, bytes)
    directory.push(entry)
    offset += local.length + bytes.length
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0)
  const end = record(22, [
    sized(0x06054b50, false),
    ...[0, 0, entries.length, entries.length].map((value) => sized(value, true)),
    ...[length, offset].map((value) => sized(value, false)),
    sized(0, true),
  ])
  return joined([...parts, ...directory, end])
}

type Sized = { value: number; bytes: 2 | 4 }
const sized = (value: number, isShort: boolean): Sized => ({ value, bytes: isShort ? 2 : 4 })

/** Numbers one after the other, as an archive writes them. */
function record(length: number, numbers: readonly Sized[]): Uint8Array {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const { value, bytes: width } of numbers) {
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return bytes
}

function joined(parts: readonly Uint8Array[]): ArrayBuffer {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all.buffer
}
