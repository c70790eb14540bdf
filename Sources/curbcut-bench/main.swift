print("curbcut-bench")
