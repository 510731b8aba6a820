import {
  portGreeting,
  type FrameMessage,
  type PortalMessage,
} from '../src/lib/document-messages.ts'
import { hearGestures } from './gestures.ts'
import { createReader } from './reader-client.ts'
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
  const place = document.querySelector('main')
  if (!place) throw new Error('The document has no place for pages.')
  const say = (message: FrameMessage) => port.postMessage(message)
  let names: string[] = []
  let view: View | undefined

  const reader = createReader({
    onOpened(pages, size) {
      const shown = names.slice(0, pages)
      view = showDocument({ place, names: shown, pages, size, say, ask: reader.ask })
    },
    onDrawn: (drawn) => view?.take(drawn),
    onRefused: (reason) => say({ type: 'failed', reason }),
    onNeed: (name) => say({ type: 'need', name }),
    onIncomplete: () => say({ type: 'incomplete' }),
  })

  function hear(message: PortalMessage): void {
    if (message.type === 'open') {
      document.documentElement.lang = message.language
      place?.setAttribute('aria-label', message.name)
      names = message.pageNames
      reader.ask({ type: 'open', bytes: message.bytes })
    } else if (message.type === 'given') reader.give(message.name, message.bytes)
    else view?.obey(message)
  }

  port.addEventListener('message', ({ data }: MessageEvent<PortalMessage>) => hear(data))
  port.start()
  hearGestures((command) => view?.obey(command), say)
  say({ type: 'ready' })
}
