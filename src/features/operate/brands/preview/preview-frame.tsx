import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { useWhenReachable } from '#src/ui/reachable-context.ts'
import styles from './preview-frame.module.css'

/** CSS px of the window that is shown. */
const windows = { phone: [390, 760], desk: [1280, 860] } as const
export type Size = keyof typeof windows

type PreviewFrameProps = {
  /** Address of the page that the server has rendered; another one is loaded behind the one that is shown. */
  src: string
  /** What the page is, for ears. */
  title: string
  size: Size
}

type Frames = { shown: string | null; next: string | null }

/**
 * A page of the draft as a window of that size shows it, made smaller to fit. A newer state is loaded behind the one
 * that is shown and takes its place when it is there, at the same place of the page: nothing flashes.
 */
export function PreviewFrame({ src, title, size }: PreviewFrameProps) {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const shownFrame = useRef<HTMLIFrameElement>(null)
  const nextFrame = useRef<HTMLIFrameElement>(null)
  const [isLost, setLost] = useState(false)
  const [scale, setScale] = useState(0)
  const [frames, setFrames] = useState<Frames>({ shown: null, next: src })
  const wanted = frames.next ?? frames.shown
  if (wanted !== src) setFrames({ ...frames, next: src === frames.shown ? null : src })
  const [width, height] = windows[size]

  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [width])

  useWhenReachable(isLost, () => {
    setLost(false)
    if (nextFrame.current) nextFrame.current.src = src
  })

  function take(frame: HTMLIFrameElement, address: string) {
    if (address !== frames.next) return
    // The browser's own page about a failure belongs to nobody: it cannot be scrolled, and what is shown stays.
    const hasFailed = frame.contentDocument === null
    setLost(hasFailed)
    if (hasFailed) return
    const before = shownFrame.current?.contentWindow
    const place = before && isSamePage(frames.shown, address) ? before.scrollY : 0
    frame.contentWindow?.scrollTo(0, place)
    setFrames({ shown: address, next: null })
  }

  const window: CSSProperties = {
    inlineSize: width,
    blockSize: height,
    transform: `scale(${scale})`,
  }
  return (
    <div ref={stage} className={styles.stage} style={{ blockSize: height * scale }}>
      {[frames.shown, frames.next].map(
        (address) =>
          address !== null && (
            <iframe
              key={address}
              ref={address === frames.shown ? shownFrame : nextFrame}
              className={styles.frame}
              data-next={address === frames.next ? '' : undefined}
              style={window}
              // Its window is a fixed size, whatever the direction of this page.
              title={address === frames.shown ? title : t('operate-brands.preview.next')}
              tabIndex={address === frames.shown ? undefined : -1}
              aria-hidden={address === frames.shown ? undefined : true}
              src={address}
              // Of the portal's origin, so that its typefaces load; nothing in it runs.
              sandbox="allow-same-origin"
              referrerPolicy="no-referrer"
              onLoad={({ currentTarget }) => take(currentTarget, address)}
            />
          ),
      )}
      {frames.shown === null && (
        <p className={styles.wait}>
          {t(isLost ? 'operate-brands.preview.failed' : 'operate-brands.preview.loading')}
        </p>
      )}
    </div>
  )
}

/** Whether two addresses show one page, of two states of the draft. */
const isSamePage = (one: string | null, other: string) =>
  one !== null && pageOf(one) === pageOf(other)
const pageOf = (address: string) => address.split('?')[0]
