import type { Download } from '@counterpart/client';

/** Gives a downloaded file to the browser, under the name that the server gave it (RES-11). */
export function saveDownload({ blob, fileName }: Download, otherName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? otherName;
  link.click();
  URL.revokeObjectURL(url);
}
