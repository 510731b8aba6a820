/** Reads a PDF: what may be a bomb is unpacked here, and ends with this worker. */
import './report-losses.ts'
import 'pdfjs-dist/build/pdf.worker.mjs'
