import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

const fileName = /^[0-9TZ-]+_[0-9a-f-]{36}\.eml$/

/** Where mail waits when there is no mail server. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Writes a mail as a complete `.eml` file; readers never see half of one, nor one mail twice. */
export async function writeToOutbox(dataDir: string, message: OutgoingMail): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const composed = await composer.sendMail(message)
  const folder = outboxFolder(dataDir)
  const id = message.messageId?.slice(1).split('@')[0] ?? randomUUID()
  const at = (message.date ?? new Date()).toISOString().replaceAll(/[:.]/g, '-')
  const name = `${at}_${id}.eml`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `.${name}`), composed.message)
  await rename(join(folder, `.${name}`), join(folder, name))
}

/** Names of the mails that wait, newest first. */
export async function listOutbox(dataDir: string): Promise<string[]> {
  try {
    const names = await readdir(outboxFolder(dataDir))
    return names.filter((name) => fileName.test(name)).sort((a, b) => (a < b ? 1 : -1))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The bytes of one mail; null where the name is no mail of this outbox. */
export async function readFromOutbox(dataDir: string, name: string): Promise<Buffer | null> {
  if (!fileName.test(name)) return null
  try {
    return await readFile(join(outboxFolder(dataDir), name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
