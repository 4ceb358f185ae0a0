/** Pixels of a picture for each pixel of the screen. */
const SHARPNESS = 2;
/** What makes a word look as it does, written into the drawing, as a saved picture has no style sheet. */
const STYLES = ['fill', 'font-family', 'font-weight'] as const;
/** What belongs to the screen only. */
const SCREEN_ONLY = ['role', 'tabindex', 'class', 'aria-pressed', 'aria-label', 'data-tone'];

/** A drawn cloud as an SVG document of its own, in the colours of the screen. */
export function cloudSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const drawn = [...drawing.querySelectorAll('text')];
  for (const [at, word] of [...copy.querySelectorAll('text')].entries()) {
    const source = drawn[at];
    if (source === undefined) continue;
    const style = getComputedStyle(source);
    for (const name of STYLES) word.setAttribute(name, style.getPropertyValue(name));
    for (const name of SCREEN_ONLY) word.removeAttribute(name);
  }
  for (const name of SCREEN_ONLY) copy.removeAttribute(name);
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const [x = '0', y = '0', width = '0', height = '0'] = (drawing.getAttribute('viewBox') ?? '').split(' ');
  for (const [name, value] of Object.entries({ x, y, width, height })) ground.setAttribute(name, value);
  ground.setAttribute('fill', getComputedStyle(document.body).getPropertyValue('--cp-card').trim());
  copy.prepend(ground);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy);
}

/** A drawn cloud as a PNG of twice its size on the screen; rejects where the browser cannot draw it. */
export async function cloudPng(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(cloudSvg(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width.baseVal.value * SHARPNESS;
  canvas.height = drawing.height.baseVal.value * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The cloud could not be drawn')) : resolve(blob)));
  });
}
