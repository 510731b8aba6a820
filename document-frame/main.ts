import {
  portGreeting,
  type FrameMessage,
  type PortalMessage,
} from '../src/lib/document-messages.ts'
import { hearGestures } from './gestures.ts'
import { openFile } from './open-file.ts'
import { Refused } from './opened.ts'
import { createNeededData } from './pdf/needed-data.ts'
import { showDocument, type View } from './view.ts'

/*
 * The program of the frame that shows a supplier's document beside a decision. It has an origin of its own
 * and no network: all it knows comes through one port, which the portal hands over when this has loaded.
 */

addEventListener('message', takePort)

/** Takes the first port that the portal around this frame sends, and no other. */
function takePort({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void {
  if (source !== parent || parent === window || origin !== location.origin) return
  if (data !== portGreeting || !port) return
  removeEventListener('message', takePort)
  serve(port)
}

function serve(port: MessagePort): void {
  const say = (message: FrameMessage) => port.postMessage(message)
  const data = createNeededData(say)
  let view: View | undefined

  async function open(message: Extract<PortalMessage, { type: 'open' }>): Promise<void> {
    document.documentElement.lang = message.language
    const place = document.querySelector('main')
    if (!place) return
    place.setAttribute('aria-label', message.name)
    try {
      const opened = await openFile(message.bytes, data, () => say({ type: 'incomplete' }))
      view = showDocument(opened, place, message.pageNames, say)
    } catch (error) {
      say({ type: 'failed', reason: error instanceof Refused ? error.reason : 'broken' })
    }
  }

  port.addEventListener('message', ({ data: message }: MessageEvent<PortalMessage>) => {
    if (message.type === 'open') void open(message)
    else if (message.type === 'given') data.take(message.name, message.bytes)
    else view?.obey(message)
  })
  port.start()
  hearGestures((command) => view?.obey(command), say)
  say({ type: 'ready' })
}
