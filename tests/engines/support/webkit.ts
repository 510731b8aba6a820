import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { vi } from 'vitest'
import { freePort } from '../../fixtures/free-port.ts'
import type { Browser, PageElement } from './browser.ts'
import { holdPaperRules } from './in-page.ts'
import { type Command, command } from './web-driver.ts'

/** What it takes to run WebKit: full paths of programs, and the name of an X server, such as `:77`. */
export type WebKit = { driver: string; browser: string; display: string }

/** The key under which WebDriver hands out an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** How WebDriver writes this key. */
const control = '\uE009'

/** Nothing of it is shown, and WebKit's own sandbox needs rights that containers lack. */
const withoutWindow = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
}

/** Starts WebKitGTK's small browser, over WebDriver. */
export async function startWebKit({ driver, browser, display }: WebKit): Promise<Browser> {
  const port = await freePort()
  const server = spawn(driver, ['-p', String(port)], {
    env: { ...process.env, ...withoutWindow, DISPLAY: display },
    stdio: 'ignore',
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await vi.waitFor(() => command(origin, 'GET', '/status'), { timeout: 10_000 })
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    }
    const created = await command(origin, 'POST', '/session', { capabilities: { alwaysMatch } })
    const { sessionId } = created as { sessionId: string }
    const send: Command = (method, path, body) =>
      command(origin, method, `/session/${sessionId}${path}`, body)
    await send('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 1000 })
    return {
      ...pageOf(send),
      async close() {
        // The browser goes with its session, and the connection may go before the answer.
        await send('DELETE', '').catch(() => undefined)
        await end(server)
      },
    }
  } catch (error) {
    await end(server)
    throw error
  }
}

function pageOf(send: Command): Omit<Browser, 'close'> {
  /** A promise that the function gives back is waited for by the driver. */
  const call = (work: (...args: never[]) => unknown, args: readonly unknown[]) =>
    send('POST', '/execute/sync', {
      script: `return (${work.toString()}).apply(null, arguments)`,
      args,
    })
  return {
    async open(url) {
      await send('POST', '/url', { url })
    },
    url: async () => String(await send('GET', '/url')),
    async reload() {
      await send('POST', '/refresh', {})
    },
    run: (work, ...args) => call(work, args) as never,
    async find(search, ...args) {
      const found = (await call(search, args)) as Record<string, string> | null
      return found && elementOf(send, `/element/${found[elementKey]}`)
    },
    async paste() {
      const key = (type: string, value: string) => ({ type, value })
      const down = [key('keyDown', control), key('keyDown', 'v')]
      const actions = [...down, key('keyUp', 'v'), key('keyUp', control)]
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    print: async () => [String(await call(holdPaperRules, []))],
  }
}

function elementOf(send: Command, element: string): PageElement {
  const type = async (text: string): Promise<void> => {
    await send('POST', `${element}/value`, { text })
  }
  return {
    async click() {
      await send('POST', `${element}/click`, {})
    },
    type,
    choose: type,
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
