# A Homebrew formula that builds curbcut from source:
#
#     brew install --HEAD ./editors/ci/curbcut.rb
class Curbcut < Formula
  desc "Accessibility linter and language server for SwiftUI and UIKit"
  homepage "https://github.com/curbcut/curbcut"
  license "Apache-2.0"
  head "https://github.com/curbcut/curbcut.git", branch: "main"

  depends_on xcode: ["16.3", :build]
  uses_from_macos "swift" => :build

  def install
    args = ["--disable-sandbox", "--configuration", "release", "--product", "curbcut"]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args
    bin.install ".build/release/curbcut"
    generate_completions_from_executable(bin/"curbcut", "completions")
    (man1/"curbcut.1").write Utils.safe_popen_read(bin/"curbcut", "man")
  end

  test do
    (testpath/"A.swift").write 'struct A: View { var body: some View { Image("a") } }'
    output = shell_output("#{bin}/curbcut check --format concise --fail-on warning A.swift", 1)
    assert_match "[image-missing-label]", output
  end
end
