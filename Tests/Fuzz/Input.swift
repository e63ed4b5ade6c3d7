/// The bytes that libFuzzer made up, as text; broken UTF-8 is repaired, as where text enters.
func input(_ start: UnsafePointer<UInt8>, _ count: Int) -> String {
  String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
}
