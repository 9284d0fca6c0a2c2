/** Loads and runs a script; rejects where it cannot be had. */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} cannot be loaded.`));
    };
    document.head.append(script);
  });
}
