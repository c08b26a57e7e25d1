/**
 * Every page uses `Object.hasOwn`, which WebKit 15.3, Firefox 91 and Chrome 92 lack. The framework would add it, but
 * documents load no framework, and flows start without that part of it. None of our objects has a
 * property of that name.
 */
// biome-ignore lint/suspicious/noPrototypeBuiltins: this is what takes its place
Object.hasOwn ??= (object, name) => object.hasOwnProperty(name);
