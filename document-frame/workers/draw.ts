/** Draws pages of a PDF, away from the thread that answers keys. */
import './report-losses.ts'
import 'pdfjs-dist/build/pdf.renderer.mjs'
